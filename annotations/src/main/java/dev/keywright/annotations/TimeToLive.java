package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The attribute that tells when an item expires: an {@link java.time.Instant}, or a number of seconds since 1970. It is
 * stored as that number, which DynamoDB's time to live reads, so its fraction of a second is dropped. Absent means never.
 * DynamoDB may take days to delete an item that has expired; to Keywright it isn't there any more. One name in a table.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html">DynamoDB: time to live</a>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface TimeToLive {}

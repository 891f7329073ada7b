package dev.keywright.example.readme;

import javax.annotation.processing.Generated;

@Generated("dev.keywright.processor.KeywrightProcessor")
public final class OrderMapping {}

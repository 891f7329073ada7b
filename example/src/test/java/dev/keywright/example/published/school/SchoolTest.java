package dev.keywright.example.published.school;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.school.School.Course;
import dev.keywright.example.published.school.School.Enrolment;
import dev.keywright.example.published.school.School.Student;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SchoolTest {
    private final List<CallEvent> calls = new ArrayList<>();
    private final SchoolTable school;

    SchoolTest(DynamoDbClient client, @TableName String name) {
        school =
                SchoolTable.builder(client).tableName(name).listener(calls::add).build();
        school.createIfMissing();
    }

    @Test
    void studentsAndCoursesAreReadFromEitherSide() {
        Student ann = school.student().create(new Student("ann", "Ann"));
        school.course().create(new Course("logic", "Logic"));
        Enrolment annLogic = school.enrolment().create(new Enrolment("ann", "logic", 1));
        Enrolment annMaths = school.enrolment().create(new Enrolment("ann", "maths", 1));
        Enrolment bobLogic = school.enrolment().create(new Enrolment("bob", "logic", 2));
        calls.clear();

        assertThat(school.ofStudent().withCourses("ann").list()).containsExactly(ann, annLogic, annMaths);
        assertThat(school.enrolment().ofCourse("logic").list()).containsExactly(annLogic, bobLogic);
        assertThat(calls).hasSize(2);
    }
}

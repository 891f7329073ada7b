package dev.keywright.example.published.school;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

@Table(name = "published-school")
@GlobalIndex("GSI1")
sealed interface School {
    @AccessPattern(name = "withCourses", given = "student", about = "A student with the courses taken")
    sealed interface OfStudent extends School permits Student, Enrolment {}

    @Entity
    @Key(partition = "STUDENT#{student}", sort = "#STUDENT")
    record Student(String student, String name) implements OfStudent {}

    @Entity
    @Key(partition = "COURSE#{course}", sort = "#COURSE")
    record Course(String course, String title) implements School {}

    @Entity
    @Key(partition = "STUDENT#{student}", sort = "COURSE#{course}")
    @Key(index = "GSI1", partition = "COURSE#{course}", sort = "STUDENT#{student}")
    @AccessPattern(name = "ofCourse", given = "course", about = "Who takes a course")
    record Enrolment(String student, String course, int year) implements OfStudent {}
}

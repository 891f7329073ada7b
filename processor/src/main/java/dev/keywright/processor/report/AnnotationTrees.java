package dev.keywright.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.keywright.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds annotations, and what is in them, in the syntax tree of the element that they are on. */
final class AnnotationTrees {
    private static final String CONTAINER = ".List";

    private final Trees trees;
    private final TreePath path;

    AnnotationTrees(Trees trees, TreePath path) {
        this.trees = trees;
        this.path = path;
    }

    /** The one that the location means, by itself or in its container. */
    Optional<AnnotationTree> find(List<? extends AnnotationTree> annotations, Location at) {
        List<AnnotationTree> found = new ArrayList<>();
        for (AnnotationTree annotation : annotations) {
            if (is(annotation, at.annotation())) {
                found.add(annotation);
            } else if (is(annotation, at.annotation() + CONTAINER)
                    && inner(annotation, List.of("value")) instanceof NewArrayTree array) {
                for (ExpressionTree element : array.getInitializers()) {
                    if (element instanceof AnnotationTree inner) {
                        found.add(inner);
                    }
                }
            }
        }
        return found.stream().skip(at.occurrence()).findFirst();
    }

    private boolean is(AnnotationTree annotation, String name) {
        Element element = trees.getElement(new TreePath(path, annotation.getAnnotationType()));
        return element instanceof TypeElement type && type.getQualifiedName().contentEquals(name);
    }

    /** What is at the end of the path, or as near to it as the source goes: a member may be left to its default. */
    static Tree inner(AnnotationTree annotation, List<String> path) {
        Tree tree = annotation;
        for (String step : path) {
            Optional<Tree> next = step.startsWith("[") ? element(tree, step) : member(tree, step);
            if (next.isEmpty()) {
                return tree;
            }
            tree = next.get();
        }
        return tree;
    }

    private static Optional<Tree> member(Tree tree, String name) {
        if (!(tree instanceof AnnotationTree annotation)) {
            return Optional.empty();
        }
        for (ExpressionTree argument : annotation.getArguments()) {
            if (argument instanceof AssignmentTree assignment) {
                if (assignment.getVariable().toString().equals(name)) {
                    return Optional.of(assignment.getExpression());
                }
            } else if (name.equals("value")) {
                return Optional.of(argument);
            }
        }
        return Optional.empty();
    }

    /** A single element may be written without braces. */
    private static Optional<Tree> element(Tree tree, String step) {
        int index = Integer.parseInt(step.substring(1, step.length() - 1));
        if (!(tree instanceof NewArrayTree array)) {
            return index == 0 ? Optional.of(tree) : Optional.empty();
        }
        return array.getInitializers().size() > index
                ? Optional.of(array.getInitializers().get(index))
                : Optional.empty();
    }
}

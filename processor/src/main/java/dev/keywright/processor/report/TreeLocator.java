package dev.keywright.processor.report;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.keywright.processor.diagnostic.Location;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds places in javac's syntax trees, which know each of several annotations of one kind. Works in javac alone; elsewhere
 * {@link ElementLocator} does.
 */
final class TreeLocator implements Locator {
    private final Trees trees;
    private final Messager messager;
    private final Targets targets;

    TreeLocator(Trees trees, Messager messager, Targets targets) {
        this.trees = trees;
        this.messager = messager;
        this.targets = targets;
    }

    @Override
    public boolean isCompiled(String type) {
        return targets.type(Location.type(type)).map(trees::getPath).isPresent();
    }

    @Override
    public Place locate(Location at) {
        Optional<TypeElement> type = targets.type(at).filter(element -> trees.getPath(element) != null);
        if (type.isEmpty()) {
            return new Place("", 0, messager::printMessage);
        }
        Element target = targets.target(type.get(), at);
        TreePath path = trees.getPath(target);
        if (path == null) {
            return elementPlace(type.get(), trees.getPath(type.get()));
        }
        Optional<Tree> annotation = annotation(path, at);
        return annotation
                .map(tree -> treePlace(path.getCompilationUnit(), tree))
                .orElseGet(() -> elementPlace(target, path));
    }

    private Optional<Tree> annotation(TreePath path, Location at) {
        if (at.annotation().isEmpty()) {
            return Optional.empty();
        }
        return modifiers(path.getLeaf())
                .flatMap(modifiers -> new AnnotationTrees(trees, path).find(modifiers.getAnnotations(), at))
                .map(found -> AnnotationTrees.inner(found, at.path()));
    }

    private Place treePlace(CompilationUnitTree unit, Tree tree) {
        long offset = trees.getSourcePositions().getStartPosition(unit, tree);
        return new Place(file(unit), offset, (kind, text) -> trees.printMessage(kind, text, tree, unit));
    }

    private Place elementPlace(Element element, TreePath path) {
        CompilationUnitTree unit = path.getCompilationUnit();
        return new Place(
                file(unit), offset(unit, path.getLeaf()), (kind, text) -> messager.printMessage(kind, text, element));
    }

    /** Near the name, which javac tells the position of to itself only: after the annotations. */
    private long offset(CompilationUnitTree unit, Tree tree) {
        SourcePositions positions = trees.getSourcePositions();
        long start = positions.getStartPosition(unit, tree);
        return modifiers(tree)
                .map(modifiers -> Math.max(start, positions.getEndPosition(unit, modifiers)))
                .orElse(start);
    }

    private static String file(CompilationUnitTree unit) {
        return unit.getSourceFile().getName();
    }

    private static Optional<ModifiersTree> modifiers(Tree tree) {
        @Nullable ModifiersTree modifiers = null;
        if (tree instanceof ClassTree type) {
            modifiers = type.getModifiers();
        } else if (tree instanceof VariableTree field) {
            modifiers = field.getModifiers();
        } else if (tree instanceof MethodTree method) {
            modifiers = method.getModifiers();
        }
        return Optional.ofNullable(modifiers);
    }
}

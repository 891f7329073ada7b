package dev.keywright.processor.read;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;

/** What generated code can name: it stands in the package of its entity, in a class of its own. */
final class Access {
    private Access() {}

    /** Whether code in that package sees the element, and all that is around it. */
    static boolean sees(String packageName, Element element) {
        boolean samePackage = packageOf(element).equals(packageName);
        for (Element around = element;
                around != null && !(around instanceof PackageElement);
                around = around.getEnclosingElement()) {
            Set<Modifier> modifiers = around.getModifiers();
            if (modifiers.contains(Modifier.PRIVATE) || (!samePackage && !modifiers.contains(Modifier.PUBLIC))) {
                return false;
            }
        }
        return true;
    }

    /** Whether an element and all that is around it are public, so that what is generated for it is. */
    static boolean isPublic(Element element) {
        return sees("\0", element);
    }

    private static String packageOf(Element element) {
        Element around = element;
        while (around != null && !(around instanceof PackageElement)) {
            around = around.getEnclosingElement();
        }
        return around instanceof PackageElement found ? found.getQualifiedName().toString() : "";
    }
}

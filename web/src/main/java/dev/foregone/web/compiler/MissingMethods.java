package dev.foregone.web.compiler;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/** Has calls of methods that TeaVM's class library lacks go to the methods of {@link Instead}. */
final class MissingMethods implements ClassHolderTransformer {

    private final Map<MethodReference, MethodReference> instead = new HashMap<>();

    MissingMethods() {
        for (Method method : Instead.class.getDeclaredMethods()) {
            InPlaceOf missing = method.getAnnotation(InPlaceOf.class);
            if (missing != null) {
                Class<?>[] parameters = method.getParameterTypes();
                int receivers = missing.isStatic() ? 0 : 1;
                List<Class<?>> signature =
                        new ArrayList<>(Arrays.asList(parameters).subList(receivers, parameters.length));
                signature.add(method.getReturnType());
                instead.put(
                        new MethodReference(missing.type(), method.getName(), signature.toArray(Class<?>[]::new)),
                        new MethodReference(Instead.class, method.getName(), with(parameters, method.getReturnType())));
            }
        }
    }

    private static Class<?>[] with(Class<?>[] parameters, Class<?> result) {
        Class<?>[] all = Arrays.copyOf(parameters, parameters.length + 1);
        all[parameters.length] = result;
        return all;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.hasProgram()) {
                for (int i = 0; i < method.getProgram().basicBlockCount(); i++) {
                    transform(method.getProgram().basicBlockAt(i));
                }
            }
        }
    }

    private void transform(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
                MethodReference found = instead.get(call.getMethod());
                if (found != null) {
                    redirect(call, found);
                }
            }
        }
    }

    private static void redirect(InvokeInstruction call, MethodReference target) {
        List<Variable> arguments = new ArrayList<>();
        if (call.getInstance() != null) {
            arguments.add(call.getInstance());
        }
        arguments.addAll(call.getArguments());
        call.setType(InvocationType.SPECIAL);
        call.setInstance(null);
        call.setArguments(arguments.toArray(Variable[]::new));
        call.setMethod(target);
    }
}

package dev.foregone.architecture.android;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds what a class uses that Android does not have, and makes such methods absent here too. */
final class AbsentParts extends ClassVisitor {

    /** Added to the name of a method that is absent on Android, so that a call throws {@link NoSuchMethodError} here too. */
    private static final String ABSENT = "$absent";

    private final AndroidApi android;
    private final List<String> found = new ArrayList<>();

    private AbsentParts(AndroidApi android, ClassWriter into) {
        super(Opcodes.ASM9, into);
        this.android = android;
    }

    /** What a class uses that Android does not have. */
    static List<String> of(byte[] type, AndroidApi android) {
        AbsentParts parts = new AbsentParts(android, new ClassWriter(0));
        new ClassReader(type).accept(parts, 0);
        return parts.found;
    }

    /** The class without the methods that Android does not have. */
    static byte[] removed(byte[] type, AndroidApi android) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(type).accept(new AbsentParts(android, writer), 0);
        return writer.toByteArray();
    }

    @Override
    public void visit(
            int version,
            int access,
            String name,
            @Nullable String signature,
            @Nullable String superName,
            String @Nullable [] interfaces) {
        check(superName);
        if (interfaces != null) {
            for (String each : interfaces) {
                check(each);
            }
        }
        super.visit(version, access, name, signature, superName, interfaces);
    }

    private void check(@Nullable String type) {
        if (type != null && AndroidApi.isOfPlatform(type) && !android.has(type)) {
            found.add(type);
        }
    }

    private String checked(String owner, String name, String descriptor) {
        if (!AndroidApi.isOfPlatform(owner) || android.hasMethod(owner, name, descriptor)) {
            return name;
        }
        found.add(owner + "." + name + descriptor);
        return name.startsWith("<") ? name : name + ABSENT;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {

            @Override
            public void visitTypeInsn(int opcode, String type) {
                check(type);
                super.visitTypeInsn(opcode, type);
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                if (AndroidApi.isOfPlatform(owner) && !android.hasField(owner, name, descriptor)) {
                    found.add(owner + "." + name);
                }
                super.visitFieldInsn(opcode, owner, name, descriptor);
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
                super.visitMethodInsn(opcode, owner, checked(owner, name, descriptor), descriptor, ofInterface);
            }

            @Override
            public void visitInvokeDynamicInsn(String name, String descriptor, Handle linker, Object... arguments) {
                checked(linker.getOwner(), linker.getName(), linker.getDesc());
                for (int i = 0; i < arguments.length; i++) {
                    if (arguments[i] instanceof Handle handle) {
                        String target = handle.getTag() < Opcodes.H_INVOKEVIRTUAL
                                ? handle.getName()
                                : checked(handle.getOwner(), handle.getName(), handle.getDesc());
                        arguments[i] = new Handle(
                                handle.getTag(), handle.getOwner(), target, handle.getDesc(), handle.isInterface());
                    }
                }
                super.visitInvokeDynamicInsn(name, descriptor, linker, arguments);
            }

            @Override
            public void visitLdcInsn(Object value) {
                if (value instanceof Type type && type.getSort() == Type.OBJECT) {
                    check(type.getInternalName());
                }
                super.visitLdcInsn(value);
            }

            @Override
            public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
                check(type);
                super.visitTryCatchBlock(start, end, handler, type);
            }
        };
    }
}

// japicmp's post-analysis script: keeps what @Stability promises, so that nothing else is too large a change for a version.
// A type or member that the last release had counts as it was marked there, so that a mark cannot withdraw a promise. A package
// counts as it is marked now: japicmp shows one class path for both versions.

def older(optionals) {
    optionals.find { it.present }.get()
}

def mark(attributes) {
    attributes.findAll { it?.name == 'RuntimeVisibleAnnotations' }
            .collect { it.getAnnotation('dev.foregone.stability.Stability') }
            .find()?.getMemberValue('value')?.value
}

def markOfType(type, String name) {
    mark(type.classPool.getOrNull(name)?.classFile2?.attributes)
}

// Its own mark, that of a type around it, or that of the package.
def isPromised(type) {
    def level = mark(type.classFile2.attributes)
    for (name = type.name; !level && name.contains('$'); ) {
        name = name.substring(0, name.lastIndexOf('$'))
        level = markOfType(type, name)
    }
    (level ?: markOfType(type, type.packageName + '.package-info')) == 'STABLE'
}

def isMarkedOtherwise(attributes) {
    !(mark(attributes) in [null, 'STABLE'])
}

jApiClasses.removeAll { !isPromised(older([it.oldClass, it.newClass])) }
jApiClasses.each {
    it.methods.removeAll { isMarkedOtherwise(older([it.oldMethod, it.newMethod]).methodInfo2.attributes) }
    it.constructors.removeAll { isMarkedOtherwise(older([it.oldConstructor, it.newConstructor]).methodInfo2.attributes) }
    it.fields.removeAll { isMarkedOtherwise(older([it.oldFieldOptional, it.newFieldOptional]).fieldInfo2.attributes) }
}
return jApiClasses

plugins {
    java
}
java {
    toolchain {
        languageVersion.set(JavaLanguageVersion.of(17)) // or newer
    }
}
repositories {
    mavenLocal()
    mavenCentral()
}
dependencies {
    implementation(platform("dev.foregone:foregone-bom:0.1.0-SNAPSHOT"))
    implementation("dev.foregone:foregone-api")
    runtimeOnly("dev.foregone:foregone-engine-memo")
    runtimeOnly("dev.foregone:foregone-engine-minimax")
    runtimeOnly("org.slf4j:slf4j-simple:2.0.20")
    testImplementation("dev.foregone:foregone-testkit") // contracts of your own games
    testImplementation(platform("org.junit:junit-bom:5.14.4"))
    testImplementation("org.junit.jupiter:junit-jupiter")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}
tasks.test {
    useJUnitPlatform() // without it no contract runs
}

// They run the program that Maven packages.
tasks.test {
    exclude("**/*IT.class")
}

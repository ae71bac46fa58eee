// The same project by Gradle, where there is one: its build file is tried by the thorough build alone.
def gradle = System.getenv('PATH').split(File.pathSeparator).collect { new File(it, 'gradle') }.find { it.canExecute() }
if (!thorough.toBoolean() || gradle == null) {
    return true
}
def run = new ProcessBuilder(gradle.path, '--no-daemon', '--console=plain', "-Dmaven.repo.local=$localRepositoryPath", 'test')
        .directory(basedir).redirectErrorStream(true).start()
def said = run.inputStream.text
assert run.waitFor() == 0 : said
assert new File(basedir, 'build/test-results/test/TEST-com.example.nim.NimContractTest.xml').file : said
return true

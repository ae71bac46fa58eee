@echo off
rem Starts the command line of Foregone from an archive.
rem   FOREGONE_PLUGINS    a class path of further games and engines
rem   FOREGONE_JAVA_OPTS  options for the Java that runs the command; JAVA_OPTS comes before them
rem   JAVA_HOME           which Java; the one on PATH if it is not set
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if exist "%~dp0..\runtime\bin\java.exe" set "JAVA=%~dp0..\runtime\bin\java"
set "CLASSES=%~dp0..\lib\*"
if defined FOREGONE_PLUGINS set "CLASSES=%CLASSES%;%FOREGONE_PLUGINS%"
"%JAVA%" -XX:+DisplayVMOutputToStderr -XX:+UseSerialGC %JAVA_OPTS% %FOREGONE_JAVA_OPTS% -cp "%CLASSES%" dev.foregone.cli.Main %*

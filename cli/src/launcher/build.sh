# shellcheck shell=sh
# Builds the command for the launcher, ../../../foregone, which sources this file when a build is needed: one build at a
# time, each into a directory of its own.

# $build and $archive belong to the launcher, as do the functions not defined here.
# shellcheck disable=SC2154

lock=$builds/lock

# Whether there is a process with this number, of any user. Where /proc exists, ps is not needed.
is_alive() {
    kill -0 "$1" 2>/dev/null || if [ -d /proc/self ]; then [ -d "/proc/${1:-none}" ]; else ps -p "$1" >/dev/null 2>&1; fi
}

# The lock is a file that holds its owner's id: process number and start. The file of a dead owner is not removed,
# since two starts doing so at once would remove each other's lock. It is succeeded instead: the next owner's file is
# named after the dead one, $lock.ID, and only one start can create that. So the owner is the last of a chain, and
# whoever frees the lock removes the chain from its beginning. Ids never repeat, so no link of a chain does.
#
# Sets $owner to the id of the owner, empty if none is alive; $place to the path for the next owner's file; $dead to the
# ids before it.
find_owner() {
    place=$lock
    dead=
    owner=
    while { read -r owner <"$place"; } 2>/dev/null; do
        [ "$owner" != "$me" ] || return 0
        # An earlier start with this one's process number is dead.
        [ "${owner%-*}" = $$ ] || ! is_alive "${owner%-*}" || return 0
        dead="$dead $owner"
        place=$lock.$owner
    done
    owner=
}

# Linking a file that holds the id creates the lock and its content at once.
try_lock() {
    find_owner
    [ -z "$owner" ] || return 1
    why=$(ln "$lock-$me" "$place" 2>&1) || return 1
    made=$place
    find_owner
    [ "$owner" != "$me" ] || return 0
    # The chain was removed before the new link was made.
    rm -f "$made"
    return 1
}

wait_for_owner() {
    if [ "$waited" -eq 0 ]; then
        echo "foregone: another start is building, process ${owner%-*}; waiting for it" >&2
    elif [ "$waited" -ge 600 ]; then
        fail "process ${owner%-*} has been building for ten minutes
  end it and start again; if it is something else, remove $builds"
    fi
    waited=$((waited + 1))
    sleep 1
}

take_lock() {
    me=$$-$(date +%s)
    owner=
    trap 'free_lock' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    why=$({ mkdir -p "$builds" && touch "$lock-$me"; } 2>&1) || cannot_write "$why"
    { echo "$me" >"$lock-$me"; } 2>/dev/null || cannot_write "no room for $lock-$me"
    waited=0
    attempts=0
    until try_lock; do
        if [ -n "$owner" ]; then
            wait_for_owner
        else
            # Another start may just have made or freed the lock, but not every time.
            attempts=$((attempts + 1))
            [ "$attempts" -lt 100 ] || cannot_write "$why"
        fi
    done
}

cannot_write() {
    fail "$reason, and a build cannot be written: $1
  let a user start it who may write to $home, or build a copy of it elsewhere"
}

free_lock() {
    if [ "$owner" = "$me" ]; then
        rm -f "$lock"
        for id in $dead; do
            rm -f "$lock.$id"
        done
    fi
    rm -f "$lock-$me" 2>/dev/null
    trap - EXIT INT TERM
}

check_build_tools() {
    command -v mvn >/dev/null 2>&1 || fail "$reason, so the command is built, and there is no mvn on PATH
  install Maven 3.8.6 or later"
    javac=javac
    [ -z "${JAVA_HOME:-}" ] || javac=$JAVA_HOME/bin/javac
    command -v "$javac" >/dev/null 2>&1 || fail "$reason, so the command is built, and $java has no javac beside it
  install a JDK (not a JRE) of version 17 or later, or set JAVA_HOME to one"
}

# The sources of all modules: only the finished build shows which of them it uses.
list_all_sources() (
    cd "$home" && find pom.xml ./*/pom.xml ./*/src/main -type f -exec cksum {} + 2>/dev/null | sed 's, \./, ,' | sort
)

# Keeps Maven's output in a file, and shows that it goes on: a dot for each module, and for every few files that are fetched.
# Fails unless the last line says that it is built: the status of a pipe is that of its end.
built='foregone: built'
follow_maven() {
    fetched=0
    dots=
    while IFS= read -r line || [ -n "$line" ]; do
        printf '%s\n' "$line"
        case $line in
            *'Downloaded from '*) fetched=$((fetched + 1)) ;;
            *'] Building '*) fetched=20 ;;
        esac
        if [ "$fetched" -ge 20 ]; then
            fetched=0
            dots=shown
            printf . >&2
        fi
    done >"$builds/log"
    [ -z "$dots" ] || echo >&2
    [ "$(tail -n 1 "$builds/log")" = "$built" ]
}

run_maven() {
    # Classes that are no longer built must not stay on the class path.
    rm -rf "$home/cli/target/lib" "$home"/cli/target/foregone-cli-*.jar
    { mvn -B -f "$home/pom.xml" -pl cli -am -Dquick -DskipTests package 2>&1 && printf '\n%s\n' "$built"; } | follow_maven || {
        grep '\[[^ ]*ERROR' "$builds/log" >&2 || tail -n 20 "$builds/log" >&2
        fail "the build failed
  see: all of Maven's output, in $builds/log"
    }
}

# Copies, not links: Maven may write its next jar into the file of the last one.
copy_build() {
    set --
    for jar in "$home"/cli/target/foregone-cli-*.jar; do
        case $jar in
            *-sources.jar | *-javadoc.jar | *-tests.jar) ;;
            *) [ ! -f "$jar" ] || set -- "$@" "$jar" ;;
        esac
    done
    [ $# -eq 1 ] || fail "the build left $# foregone-cli jars in $home/cli/target, not one"
    why=$({ mkdir "$build" && cp -R "$home/cli/target/lib" "$build/lib" && cp "$1" "$build"; } 2>&1) || cannot_write "$why"
}

# Records the sources as they were before Maven read them: later changes are built by the next start. If nothing
# changed, the record has the order of list_sources, which is quicker to compare with.
record_sources() {
    list_sources >"$build/sources"
    sort "$build/sources" >"$builds/after"
    sed 's,^[^ ]* [^ ]* \([^/]*\).*, \1/,; s,^ pom.xml/$, pom.xml,' "$builds/after" | sort -u >"$builds/modules"
    grep -F -f "$builds/modules" "$builds/before" | cmp -s - "$builds/after" || cp "$builds/before" "$build/sources"
    rm -f "$builds/before" "$builds/after" "$builds/modules"
}

# Makes the build the current one, atomically for all starts.
switch_to_build() {
    echo $$ >"$build/users"
    why=$({ echo "${build##*/}" >"$builds/next" && mv -f "$builds/next" "$builds/current"; } 2>&1) || cannot_write "$why"
}

is_used() {
    while read -r user; do
        ! is_alive "$user" || return 0
    done <"$1/users"
    return 1
} 2>/dev/null

# Removes builds that no process uses. The previous one stays, for starts that cannot record their use of it.
remove_old_builds() {
    for old in "$builds"/build-*; do
        case $old in
            "$build" | "$previous") ;;
            *) is_used "$old" || rm -rf "$old" ;;
        esac
    done
}

make_build() {
    echo "foregone: $reason; building (mvn package, without tests), some seconds, or some minutes when Maven has yet to fetch what it needs" >&2
    check_java
    check_build_tools
    previous=${name:+$build}
    build=$builds/build-$me
    list_all_sources >"$builds/before"
    run_maven
    copy_build
    record_sources
    switch_to_build
    remove_old_builds
}

# Builds for the reason $1, unless another start has done so meanwhile.
build_once() {
    reason=$1
    take_lock
    if ! { find_build && is_fresh; }; then
        make_build
    fi
    free_lock
}

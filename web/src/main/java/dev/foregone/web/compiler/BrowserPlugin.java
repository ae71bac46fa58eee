package dev.foregone.web.compiler;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Adds to the compiler what the jars of Foregone need. */
public final class BrowserPlugin implements TeaVMPlugin {

    @Override
    public void install(TeaVMHost host) {
        host.add(new MissingMethods());
    }
}

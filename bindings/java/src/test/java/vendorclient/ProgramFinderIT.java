package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ProgramFinderIT {
    @Test
    @DisplayName("without a program the error names every place")
    void nowhere() {
        String text = assertThrows(ProgramNotFoundException.class, () -> finder(Map.of("PATH", "/nowhere")).find(null, true))
                .getMessage();
        for (String place : List.of("path given", "VENDORCLIENT_BINARY", PackagedProgram.resourceName(), "/nowhere")) {
            assertTrue(text.contains(place), text);
        }
        assertThrows(
                ProgramNotFoundException.class,
                () -> VendorClient.start(new StartOptions().program(Path.of("/nowhere/vendorclient"))));
    }

    @Test
    @DisplayName("an explicit path comes before the environment, that before the PATH, which must be asked for")
    void order() throws IOException {
        Path folder = Programs.newFolder();
        Path explicit = Files.createFile(folder.resolve("explicit.mjs"));
        Path named = Files.createFile(folder.resolve("named.js"));
        Path found = Files.createFile(folder.resolve("vendorclient"));
        assertTrue(found.toFile().setExecutable(true));
        Map<String, String> all = Map.of("VENDORCLIENT_BINARY", named.toString(), "PATH", folder.toString());
        assertEquals(List.of("node", explicit.toString()), finder(all).find(explicit, true));
        assertEquals(List.of("node", named.toString()), finder(all).find(null, true));
        Map<String, String> path = Map.of("PATH", "/nowhere:" + folder);
        assertEquals(List.of(found.toString()), finder(path).find(null, true));
        assertThrows(ProgramNotFoundException.class, () -> finder(path).find(null, false));
    }

    @Test
    @DisplayName("a program that was named but is not there is not replaced by another one")
    void namedButMissing() {
        Map<String, String> environment = Map.of("VENDORCLIENT_BINARY", "/nowhere/program", "PATH", "/nowhere");
        String text = assertThrows(ProgramNotFoundException.class, () -> finder(environment).find(null, true)).getMessage();
        assertTrue(text.contains("/nowhere/program"), text);
    }

    @Test
    @DisplayName("a program in the package is unpacked once into the cache and can be run")
    void packaged() throws Exception {
        Path folder = Programs.newFolder();
        Path resource = folder.resolve(PackagedProgram.resourceName().substring(1));
        Files.createDirectories(resource.getParent());
        String command = String.join("' '", ProgramFinder.command(Programs.testBuild()));
        Files.writeString(resource, "#!/bin/sh\nexec '" + command + "' \"$@\"\n");
        URL own = VendorClient.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL(), own}, ClassLoader.getPlatformClassLoader())) {
            Path cache = folder.resolve("cache");
            Path copy = find(loader, cache);
            String digest = HexFormat.of().formatHex(
                    MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(resource)));
            assertEquals(cache.resolve("vendorclient").resolve(digest).resolve("vendorclient"), copy);
            Object key = Files.readAttributes(copy, BasicFileAttributes.class).fileKey();
            try (URLClassLoader again = new URLClassLoader(loader.getURLs(), ClassLoader.getPlatformClassLoader())) {
                assertEquals(copy, find(again, cache));
                assertEquals(key, Files.readAttributes(copy, BasicFileAttributes.class).fileKey());
            }
            Files.writeString(copy, "#!/bin/sh\nexit 7\n");
            try (URLClassLoader damaged = new URLClassLoader(loader.getURLs(), ClassLoader.getPlatformClassLoader())) {
                assertEquals(copy, find(damaged, cache));
                assertEquals(-1, Files.mismatch(resource, copy));
            }
            try (Stream<Path> files = Files.list(copy.getParent())) {
                assertEquals(1, files.count());
            }
            Path open = folder.resolve("open");
            Files.createDirectories(open.resolve("vendorclient").resolve(digest));
            Files.setPosixFilePermissions(
                    open.resolve("vendorclient").resolve(digest), PosixFilePermissions.fromString("rwxrwxrwx"));
            try (URLClassLoader again = new URLClassLoader(loader.getURLs(), ClassLoader.getPlatformClassLoader())) {
                assertFalse(find(again, open).startsWith(open), "others could replace it");
            }
            try (VendorClient client = VendorClient.start(Programs.options().program(copy))) {
                assertEquals(VendorClient.VERSION, client.client().version().await().version());
            }
        }
    }

    private static Path find(ClassLoader loader, Path cache) throws ReflectiveOperationException {
        var find = loader.loadClass(PackagedProgram.class.getName()).getDeclaredMethod("find", Path.class);
        find.setAccessible(true);
        return (Path) find.invoke(null, cache);
    }

    private static ProgramFinder finder(Map<String, String> environment) {
        return new ProgramFinder(environment::get);
    }
}

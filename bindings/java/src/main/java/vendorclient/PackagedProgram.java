package vendorclient;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The program as a resource of the package: {@code /vendorclient/bin/<system>-<processor>/vendorclient}, in this jar or
 * in one for a platform beside it. A program cannot run out of a jar, so it is unpacked once into the cache of the
 * user, into a folder named after its digest, which other users cannot write to. Copies that were not used for a month
 * go with the next one. Where there is no such cache, it is unpacked for this process alone.
 */
final class PackagedProgram {
    private static final System.Logger LOG = System.getLogger("vendorclient");
    private static final Duration UNUSED = Duration.ofDays(30);
    private static Path copy;

    private PackagedProgram() {}

    static String resourceName() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        String platform = system.startsWith("windows") ? "win32" : system.startsWith("mac") ? "darwin" : system;
        String architecture = switch (processor) {
            case "amd64", "x86_64" -> "x64";
            case "aarch64" -> "arm64";
            default -> processor;
        };
        String file = ProgramFinder.isWindows() ? "vendorclient.exe" : "vendorclient";
        return "/vendorclient/bin/" + platform + "-" + architecture + "/" + file;
    }

    /** The copy, {@code null} when the package has no program for this platform. */
    static Path find() throws IOException {
        return find(cacheFolder(System::getenv));
    }

    static synchronized Path find(Path cache) throws IOException {
        if (copy != null && Files.isExecutable(copy)) {
            return copy;
        }
        String digest = digest();
        if (digest == null) {
            return null;
        }
        try {
            copy = inCache(cache, digest);
        } catch (IOException | SecurityException unusable) {
            LOG.log(System.Logger.Level.DEBUG, "The cache " + cache + " cannot be used", unusable);
            copy = forThisProcess();
        }
        return copy;
    }

    /** A resource of this package, or of one for a platform, or {@code null}. */
    private static @Nullable InputStream open(String name) {
        InputStream own = PackagedProgram.class.getResourceAsStream(name);
        if (own != null) {
            return own;
        }
        // On the module path, those are their own modules.
        ModuleLayer layer = PackagedProgram.class.getModule().getLayer();
        ServiceLoader<ProgramPackage> packages = layer == null
                ? ServiceLoader.load(ProgramPackage.class, PackagedProgram.class.getClassLoader())
                : ServiceLoader.load(layer, ProgramPackage.class);
        return packages.stream()
                .map(provider -> provider.type().getResourceAsStream(name))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** What the packages say beside the program, else computed; {@code null} without a program. */
    private static String digest() throws IOException {
        try (InputStream written = open(resourceName() + ".sha256")) {
            if (written != null) {
                String digest = new String(written.readAllBytes(), StandardCharsets.US_ASCII).strip();
                if (digest.matches("[0-9a-f]{64}")) {
                    return digest;
                }
            }
        }
        try (InputStream resource = open(resourceName())) {
            if (resource == null) {
                return null;
            }
            DigestInputStream reader = new DigestInputStream(resource, sha256());
            reader.transferTo(java.io.OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(reader.getMessageDigest().digest());
        }
    }

    private static Path inCache(Path cache, String digest) throws IOException {
        Path folder = cache.resolve("vendorclient").resolve(digest);
        Path file = folder.resolve(fileName());
        if (Files.isExecutable(file) && isUndamaged(folder, file, digest)) {
            Files.setLastModifiedTime(folder, FileTime.from(Instant.now()));
            return file;
        }
        createPrivate(folder);
        checkOwn(folder.getParent());
        checkOwn(folder);
        // Several processes may do this at once; the last one replaces the file by the same content.
        Path part = Files.createTempFile(folder, "part", "");
        try {
            unpack(part, digest);
            try {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException | java.nio.file.FileAlreadyExistsException other) {
                Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(part);
        }
        removeUnused(folder.getParent(), folder);
        return file;
    }

    /** The program is run by its path: only what no other user can exchange after this may be there. */
    private static boolean isUndamaged(Path folder, Path file, String digest) throws IOException {
        checkOwn(folder.getParent());
        checkOwn(folder);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        checkOwn(file);
        try (InputStream content = Files.newInputStream(file)) {
            DigestInputStream reader = new DigestInputStream(content, sha256());
            reader.transferTo(java.io.OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(reader.getMessageDigest().digest()).equals(digest);
        }
    }

    private static void unpack(Path file, String digest) throws IOException {
        try (InputStream resource = open(resourceName())) {
            if (resource == null) {
                throw new IOException("The package has no " + resourceName());
            }
            DigestInputStream reader = new DigestInputStream(resource, sha256());
            Files.copy(reader, file, StandardCopyOption.REPLACE_EXISTING);
            if (!HexFormat.of().formatHex(reader.getMessageDigest().digest()).equals(digest)) {
                throw new IOException(resourceName() + " does not have the digest that is written beside it");
            }
        }
        if (!file.toFile().setExecutable(true, true)) {
            throw new IOException(file + " cannot be made executable");
        }
    }

    private static void createPrivate(Path folder) throws IOException {
        if (ProgramFinder.isWindows()) {
            Files.createDirectories(folder);
        } else {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        }
    }

    /** A program that other users could replace is not run. */
    private static void checkOwn(Path folder) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(folder, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view == null) {
            return;
        }
        var attributes = view.readAttributes();
        String permissions = PosixFilePermissions.toString(attributes.permissions());
        String user = System.getProperty("user.name");
        boolean isOpen = permissions.charAt(4) == 'w' || permissions.charAt(7) == 'w';
        if (isOpen || !attributes.owner().getName().equals(user)) {
            throw new IOException(folder + " belongs to or is open for others");
        }
    }

    private static void removeUnused(Path all, Path used) {
        Instant limit = Instant.now().minus(UNUSED);
        try (Stream<Path> folders = Files.list(all)) {
            for (Path folder : folders.filter(each -> !each.equals(used)).toList()) {
                if (Files.getLastModifiedTime(folder).toInstant().isBefore(limit)) {
                    remove(folder);
                }
            }
        } catch (IOException inUse) {
            // The next one tries again.
        }
    }

    private static Path forThisProcess() throws IOException {
        Path folder = Files.createTempDirectory("vendorclient");
        Path file = folder.resolve(fileName());
        try (InputStream resource = open(resourceName())) {
            Files.copy(resource, file);
        }
        if (!file.toFile().setExecutable(true, true)) {
            throw new IOException(file + " cannot be made executable");
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                remove(folder);
            } catch (IOException inUse) {
                throw new UncheckedIOException(inUse);
            }
        }));
        return file;
    }

    private static void remove(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folder);
    }

    private static String fileName() {
        String name = resourceName();
        return name.substring(name.lastIndexOf('/') + 1);
    }

    /** Where programs of the user keep what can be made again. Source: XDG base directories, and the customs of others. */
    static Path cacheFolder(Function<String, String> environment) {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String named = environment.apply(ProgramFinder.isWindows() ? "LOCALAPPDATA" : "XDG_CACHE_HOME");
        if (named != null && Path.of(named).isAbsolute()) {
            return Path.of(named);
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve("Caches");
        }
        return ProgramFinder.isWindows() ? home.resolve("AppData").resolve("Local") : home.resolve(".cache");
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }
}

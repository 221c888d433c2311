package vendorclient;

/**
 * A host in its own process: prints the process id of its daemon, then does what its arguments say.
 */
final class HostProgram {
    private HostProgram() {}

    public static void main(String[] arguments) throws Exception {
        VendorClient client = Programs.start();
        System.out.println(client.info().server().pid());
        switch (arguments[0]) {
            case "close" -> client.close();
            case "return" -> client.client().version().await();
            case "halt" -> Runtime.getRuntime().halt(0);
            case "wait" -> Thread.sleep(60_000);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }
}

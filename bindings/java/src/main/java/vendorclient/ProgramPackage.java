package vendorclient;

/**
 * A module that has the program for a platform as a resource. The class of each such module provides this service, which brings
 * the module into the programs that run on the module path; on the class path nothing uses it.
 */
public interface ProgramPackage {}

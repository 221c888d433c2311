/** The library for the calling thread, which `scripts/bundlePage.ts` writes beside the entry. */
export declare function serveLibrary(port: MessagePort, options: { readonly logLevel?: string | undefined }): void

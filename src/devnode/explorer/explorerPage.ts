export const explorerPage = (): { html: string; contentSecurityPolicy: string } => ({
  html: '<!doctype html>',
  contentSecurityPolicy: "default-src 'none'",
})

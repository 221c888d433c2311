// Generated from the definitions by "npm run generate"; changes belong there.

export const version = '3.0.0'

/* The interface, for the files that implement it. */
#ifndef PUBLIC_H
#define PUBLIC_H

#include "tvmclient.h"

/* On Windows, exports.def says what is public. */
#if defined(__GNUC__) && !defined(_WIN32)
#define PUBLIC __attribute__((visibility("default")))
#else
#define PUBLIC
#endif

#endif

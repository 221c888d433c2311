/* The interface, for the files that implement it. */
#ifndef PUBLIC_H
#define PUBLIC_H

#include "tvmclient.h"

#if defined(__GNUC__)
#define PUBLIC __attribute__((visibility("default")))
#else
#define PUBLIC
#endif

#endif

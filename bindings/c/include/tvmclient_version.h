/* Generated from the definitions; changes belong there. */
#ifndef TVMCLIENT_VERSION_H
#define TVMCLIENT_VERSION_H

/* Version of the headers. Extension of the published interface. */
#define TVMCLIENT_VERSION "3.0.0"
#define TVMCLIENT_VERSION_MAJOR 3
#define TVMCLIENT_VERSION_MINOR 0
#define TVMCLIENT_VERSION_PATCH 0

#endif

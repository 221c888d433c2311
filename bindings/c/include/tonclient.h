/* The interface under its older name. */
#ifndef TONCLIENT_H
#define TONCLIENT_H

#include "tvmclient.h"

#endif

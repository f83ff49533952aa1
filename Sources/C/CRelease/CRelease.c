#include "CRelease.h"

// Clang has known how to read a file into an array since before C23 was there.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The file VERSION at the root of the package, which Package.swift names to the compiler; it is compiled anew when that
// file changes.
static const unsigned char number[] = {
#embed <VERSION>
};

const unsigned char *timequest_release(void) { return number; }

// The file ends with a line's end, which is no part of the number.
int timequest_release_length(void) { return sizeof number - (number[sizeof number - 1] == '\n'); }

#pragma once

// The number of the release, such as 1.0.0: ASCII, without an end that marks it.
const unsigned char *_Nonnull timequest_release(void);
int timequest_release_length(void);

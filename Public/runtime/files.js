// The version of the app that this page is of, and where its files lie.

export const { version } = document.documentElement.dataset;

// `path` is of the version's folder.
export const file = (path) => new URL(`app/${version}/${path}`, document.baseURI);

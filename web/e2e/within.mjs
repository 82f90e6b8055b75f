// Waiting, but not for ever.

/** What a promise comes to; it fails when that takes longer than so many milliseconds. */
export async function within(limit, what, promise) {
  let late;
  const over = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`${what} takes longer than ${limit / 1000} s`)), limit);
  });
  // Who came too late may still fail: nobody listens any more.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(late);
  }
}

/** Waits for an ending, but not for ever. @returns whether it came in time. */
export async function within(timeoutMs: number, ending: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(
    (resolve) =>
      (timer = setTimeout(() => {
        resolve(false);
      }, timeoutMs)),
  );
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

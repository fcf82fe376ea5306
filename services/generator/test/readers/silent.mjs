/** A reader that hangs on every document, as a parser in an endless loop does. */
process.on('message', () => {
  for (;;);
});
process.send({ kind: 'ready' });

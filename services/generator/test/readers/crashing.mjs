/** A reader that dies on every document, as a native parser's fault does. */
process.on('message', () => process.abort());
process.send({ kind: 'ready' });

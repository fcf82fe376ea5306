/** Files that the page itself makes: handed to the browser, which keeps them where downloads go. */
export interface DownloadedFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly content: BlobPart;
}

/** How long a browser may take to read what it was handed. */
const READ_MS = 60_000;

export function download({ name, type, content }: DownloadedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_MS);
}

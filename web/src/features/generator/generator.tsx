export function Generator() {
  return <main>Generator</main>;
}

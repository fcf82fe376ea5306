export function Landing() {
  return <main>Landing</main>;
}

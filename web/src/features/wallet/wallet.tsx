export function Wallet() {
  return <main>Wallet</main>;
}

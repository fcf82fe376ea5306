export function GoalsHistory() {
  return <main>GoalsHistory</main>;
}

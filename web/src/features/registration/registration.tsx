export function Registration() {
  return <main>Registration</main>;
}

export default function Home() {
  return <h1>A brand</h1>;
}

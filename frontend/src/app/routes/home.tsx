export default function Home() {
  return <h1 className="page">Home</h1>;
}

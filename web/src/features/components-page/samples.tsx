import { Wren } from '../../components/wren';
export function Samples() {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Wren className="h-40" />
      <Wren pose="writing" className="h-40" />
      <Wren className="h-8" />
      <Wren pose="writing" className="h-8" />
    </div>
  );
}

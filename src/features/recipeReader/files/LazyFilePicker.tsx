import type { ComponentProps } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { FilePicker } from './FilePicker.tsx';

/** Loaded when a file with several recipes is opened. */
export function LazyFilePicker(props: ComponentProps<typeof FilePicker>) {
  const { value, failed, retry } = useLazyModule(() => import('./FilePicker.tsx'), true);
  if (value) return <value.FilePicker {...props} />;
  const { result } = props.messages;
  return failed ? (
    <p role="alert">
      {props.messages.save.failed}{' '}
      <button type="button" onClick={retry}>
        {result.retry}
      </button>
    </p>
  ) : null;
}

import 'react';

declare module 'react' {
  /** Invoker commands, which React's types do not know yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

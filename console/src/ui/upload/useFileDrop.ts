import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

interface FileDrop {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Files that are dropped on an area or chosen by its hidden input: the properties of both, and what opens the browser's dialog. */
export function useFileDrop({ disabled, onFiles }: FileDrop) {
  const input = useRef<HTMLInputElement>(null);
  const [dragOver, setDragOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length && !disabled) onFiles(files);
  };
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragOver(is && !disabled);
  };
  return {
    choose: () => input.current?.click(),
    area: {
      'data-over': dragOver || undefined,
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: input,
      type: 'file',
      hidden: true,
      disabled,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take(currentTarget.files);
        // the same file may be chosen again, once it is mended
        currentTarget.value = '';
      },
    },
  } as const;
}

/** Ctrl+Enter submits from a text area too, where Enter alone makes a line. */
export function submitByKeys(form: HTMLFormElement | null) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.requestSubmit();
  };
  form?.addEventListener('keydown', press);
  return () => form?.removeEventListener('keydown', press);
}

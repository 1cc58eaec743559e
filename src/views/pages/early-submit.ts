/**
 * A form that was sent before the scripts came: `/boot.js` holds it back and marks it with `data-early`. As soon as
 * the page can answer, it is sent again, with what was typed. As a ref of the form.
 */
export const sendEarly = (form: HTMLFormElement | null) => {
  if (form?.dataset['early'] === undefined) return
  delete form.dataset['early']
  queueMicrotask(() => form.requestSubmit())
}

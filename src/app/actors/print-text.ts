/**
 * Prints a text that is not what is on the page, by a frame of its own. `direction` is that of its language. The frame
 * goes when the next one comes: some browsers print long after they say so.
 */
export const printText = (title: string, text: string, direction: 'ltr' | 'rtl'): void => {
  document.getElementById('printed-text')?.remove()
  const frame = document.createElement('iframe')
  frame.id = 'printed-text'
  frame.title = title
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet) return
  sheet.title = title
  sheet.documentElement.dir = direction
  const written = sheet.createElement('pre')
  written.textContent = text
  Object.assign(written.style, { whiteSpace: 'pre-wrap', font: '12pt/1.5 sans-serif', margin: '0' })
  sheet.body.append(written)
  frame.contentWindow?.print()
}

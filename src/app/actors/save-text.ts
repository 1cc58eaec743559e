/** The browser saves a text that it has, as a file: of a table, unless it says otherwise. */
export const saveText = (name: string, text: string, type = 'text/csv'): void => {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}

/** What every entry of a menu has that is not a category of articles. */
export function entryFields(
  id: string,
  breadcrumb: readonly string[],
  customFields: Readonly<Record<string, unknown>> = {},
) {
  const name = breadcrumb.at(-1) ?? ''
  return {
    id,
    name,
    breadcrumb,
    active: true,
    visible: true,
    linkNewTab: false,
    customFields,
    translated: { name, breadcrumb, customFields },
    apiAlias: 'category',
  }
}

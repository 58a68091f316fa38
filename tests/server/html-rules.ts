import { HtmlValidate } from 'html-validate/node'

/** Rules of the HTML standard and of WAI-ARIA; no rules of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Buttons without a type attribute are allowed; they submit the form.
    'no-implicit-button-type': 'off',
    'wcag/h32': 'off',
    // The menu of a content page exists for phones and for wide screens; CSS hides one.
    'unique-landmark': 'off',
  },
})

/** Violations of the standard on a page, one line each. */
export function htmlErrors(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html)
  const messages = results.flatMap((result) => result.messages)
  return [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ...namesWithoutLabel(html),
  ]
}

const NAMED = /<(a|button)\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs

/** Controls whose visible label is not in their accessible name (WCAG 2.2, 2.5.3). */
function namesWithoutLabel(html: string): readonly string[] {
  return [...html.matchAll(NAMED)].flatMap(([, , name = '', content = '']) => {
    const visible = content
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('\u00ad', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const isNamed = !/\w/.test(visible) || name.toLowerCase().includes(visible.toLowerCase())
    return isNamed ? [] : [`label-in-name: "${visible}" is called "${name}"`]
  })
}

/** Keeps literal colours, type, distances and radii in tokens.css. Sizes that belong to one thing (a width, a column) stay free; paper is measured in points. */
const DISTANCE = /(?<![\w.-])-?(?!0px|1px)[\d.]+px/;

export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    // a page whose body or root depends on what is in it computes all its styles anew with each change
    'selector-disallowed-list': [/(^|\s|,)(html|body|:root|\*)?:has\(/, /:not\([^)]*:has\(/],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap)/': [DISTANCE],
      '/radius$/': [/px/],
      '/^(font|font-size|line-height|letter-spacing)$/': [/px/],
      'font-weight': [/^(?!400$|500$|600$|inherit$)/],
      'font-family': [/^(?!inherit$)/],
    },
  },
  overrides: [
    {
      files: ['**/ui/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};

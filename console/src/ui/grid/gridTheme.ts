import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  enableDevValidations,
  EventApiModule,
  ModuleRegistry,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextEditorModule,
  themeQuartz,
  TooltipModule,
} from 'ag-grid-community';
import { ROW_HEIGHTS, useDensity } from './density.ts';
import { FONT_SIZE, HEADER_FONT_SIZE, HEADER_HEIGHT, HEADER_WEIGHT } from './gridSizes.ts';

// Picked one by one: all community modules together would weigh 100 kB more.
ModuleRegistry.registerModules([
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  CellApiModule,
  CellStyleModule,
  ColumnApiModule,
  EventApiModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TextEditorModule,
  TooltipModule,
]);
if (!import.meta.env?.PROD) enableDevValidations();

/** Drawn with the tokens, which follow Blueprint's light and dark (tokens.css). */
const comfortable = themeQuartz.withParams({
  fontFamily: 'inherit',
  fontSize: FONT_SIZE,
  spacing: 6,
  cellHorizontalPadding: 8,
  rowHeight: ROW_HEIGHTS.comfortable,
  headerHeight: HEADER_HEIGHT,
  headerFontSize: HEADER_FONT_SIZE,
  headerFontWeight: HEADER_WEIGHT,
  backgroundColor: 'var(--c-surface)',
  foregroundColor: 'var(--c-text)',
  headerBackgroundColor: 'var(--c-surface)',
  headerTextColor: 'var(--c-muted)',
  borderColor: 'var(--c-line)',
  rowBorder: { color: 'color-mix(in srgb, var(--c-line) 60%, transparent)' },
  headerColumnBorder: false,
  headerColumnResizeHandleColor: 'transparent',
  rowHoverColor: 'var(--c-sunken)',
  selectedRowBackgroundColor: 'var(--c-accent-soft)',
  accentColor: 'var(--c-accent)',
  browserColorScheme: 'inherit',
  wrapperBorderRadius: 6,
  autoHeightMinBodyHeight: 0,
});
const THEMES = {
  comfortable,
  compact: comfortable.withParams({ rowHeight: ROW_HEIGHTS.compact }),
} as const;

/** The theme of every grid, with rows as high as the person likes them. */
export const useGridTheme = (): typeof comfortable => THEMES[useDensity()];

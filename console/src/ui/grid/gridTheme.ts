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

export const ROW_HEIGHT = 34;
export const HEADER_HEIGHT = 34;
export const FONT_SIZE = 13;
export const HEADER_WEIGHT = 600;

/** The grid drawn with the kit's variables, which follow Blueprint's light and dark (kit.css). */
export const gridTheme = themeQuartz.withParams({
  fontFamily: 'inherit',
  fontSize: FONT_SIZE,
  spacing: 6,
  cellHorizontalPadding: 8,
  rowHeight: ROW_HEIGHT,
  headerHeight: HEADER_HEIGHT,
  headerFontWeight: HEADER_WEIGHT,
  backgroundColor: 'var(--kit-surface)',
  foregroundColor: 'var(--kit-text)',
  headerBackgroundColor: 'var(--kit-ground)',
  headerTextColor: 'var(--kit-text)',
  borderColor: 'var(--kit-line)',
  rowHoverColor: 'var(--kit-hover)',
  selectedRowBackgroundColor: 'var(--kit-selected)',
  accentColor: 'var(--bp-intent-primary-rest)',
  browserColorScheme: 'inherit',
  wrapperBorderRadius: 2,
  autoHeightMinBodyHeight: 0,
});

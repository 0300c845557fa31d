import { CustomEditorModule, ModuleRegistry, TextEditorModule } from 'ag-grid-community';

// Here and not with the modules of all grids: lists are read, and load nothing that edits cells (console/gridEditing.ts).
ModuleRegistry.registerModules([CustomEditorModule, TextEditorModule]);

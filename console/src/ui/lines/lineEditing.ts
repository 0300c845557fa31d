import { CustomEditorModule, ModuleRegistry, TextEditorModule } from 'ag-grid-community';

// Here and not with the modules of all grids: lists are read, and start nothing that edits cells.
ModuleRegistry.registerModules([CustomEditorModule, TextEditorModule]);

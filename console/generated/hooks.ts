import {  } from '@apollo/client/react';
import {  } from './documents.ts';